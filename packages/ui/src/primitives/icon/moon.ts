import { Moon as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Moon = icon(Drawing);
