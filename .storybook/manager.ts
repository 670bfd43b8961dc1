import { addons } from "storybook/manager-api";
import { docsTheme } from "./storybook-theme.ts";

addons.setConfig({ theme: docsTheme("light") });
