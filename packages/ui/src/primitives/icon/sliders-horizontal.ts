import { SlidersHorizontal as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const SlidersHorizontal = icon(Drawing);
