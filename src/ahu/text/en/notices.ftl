# What notices say. They tell nothing about the game itself.

notice-turn = Your turn in { $game }
notice-stop = Stop these messages
notice-letter = It’s your turn in { $game }:
    { $link }

    You get this message because you asked for it. To stop these messages:
    { $stop }
notice-confirm = Do you want to be told when it’s your turn?
notice-confirm-letter = Somebody gave this e-mail address to be told when it’s their turn in a game. If that was you, confirm it:
    { $link }

    If not, do nothing: no more messages will come.
