/** The first script of every page (`preloads.ts` sees to it). */

import { begin } from "./shell/early";

begin(location.pathname, document.documentElement.dataset["game"]);
