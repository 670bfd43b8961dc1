import { ArrowDown as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const ArrowDown = icon(Drawing);
