import { ChevronRight as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const ChevronRight = icon(Drawing);
