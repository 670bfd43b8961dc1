import { Minus as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Minus = icon(Drawing);
