import "./begin";
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { pageOf } from "./shell/pages";
import { routes } from "./shell/routes.svelte";
import { settings } from "./shell/settings.svelte";
import { words } from "./shell/words.svelte";

settings.apply();
const target = document.getElementById("app");
// The page comes at the same time as the words; without words there is nothing to show.
void pageOf(routes.current).catch(() => undefined);
if (target) void words.begin().then(() => mount(App, { target }));
