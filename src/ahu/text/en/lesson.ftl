# Lessons: what every lesson says, whatever the game.
lesson-unknown = there is no lesson “{ $name }”; there are { $known }
lesson-broken = the lesson “{ $name }” is not TOML: { $problem }
lesson-learner = one seat is the learner’s and has no name, not { $seats }
lesson-shows = there is nothing called “{ $name }” to look at
lesson-wordless = there are no words, or too many: { $text }
lesson-idle = a step where nothing is done has no wrong tries
lesson-wrong = a legal move, but the lesson goes another way. Try what glows, or press “Do it for me”
lesson-read = read this first, then press “Continue”
lesson-over = this lesson is over
lesson-bar = Lesson
lesson-step = Step { $step } of { $steps }
lesson-go-on = Continue
lesson-show = Do it for me
lesson-leave = Leave the lesson
lesson-next = Next: { $title }
lesson-real = Now a real game
