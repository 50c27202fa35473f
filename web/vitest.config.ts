import { fileURLToPath } from "node:url";

import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";

import page from "./vite.config.ts";

// The page's logic, without a browser: its parts as they are, and real sockets.
export default mergeConfig(
  page,
  defineConfig({
    resolve: {
      conditions: ["browser"],
      // Its part for browsers has no server.
      alias: { ws: fileURLToPath(new URL("node_modules/ws/wrapper.mjs", import.meta.url)) },
    },
    test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
  }),
);
