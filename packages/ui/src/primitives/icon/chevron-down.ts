import { ChevronDown as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const ChevronDown = icon(Drawing);
