import { Menu as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Menu = icon(Drawing);
