// A separate module, so that the drawer's code loads when the menu opens.
export { NavDrawer } from "@rotunda/ui";
