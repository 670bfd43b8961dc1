import { RotateCw as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const RotateCw = icon(Drawing);
