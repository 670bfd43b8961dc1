import { Star as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Star = icon(Drawing);
