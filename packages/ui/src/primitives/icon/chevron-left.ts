import { ChevronLeft as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const ChevronLeft = icon(Drawing);
