import { ArrowUpDown as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const ArrowUpDown = icon(Drawing);
