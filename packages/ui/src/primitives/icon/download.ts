import { Download as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Download = icon(Drawing);
