import { RotateCcw as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const RotateCcw = icon(Drawing);
