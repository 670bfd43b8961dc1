// A module of its own, so that the drawer and what it stands on come when the menu is wanted.
export { NavDrawer } from "@rotunda/ui";
