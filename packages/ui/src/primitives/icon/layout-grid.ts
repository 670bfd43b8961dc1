import { LayoutGrid as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const LayoutGrid = icon(Drawing);
