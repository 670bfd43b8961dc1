import { ChevronUp as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const ChevronUp = icon(Drawing);
