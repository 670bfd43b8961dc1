import { ArrowUp as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const ArrowUp = icon(Drawing);
