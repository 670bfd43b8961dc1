import { ChevronLast as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const ChevronLast = icon(Drawing);
