import { X as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const X = icon(Drawing);
