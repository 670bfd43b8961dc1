import { ChevronFirst as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const ChevronFirst = icon(Drawing);
