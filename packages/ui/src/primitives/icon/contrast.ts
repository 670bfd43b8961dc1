import { Contrast as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Contrast = icon(Drawing);
