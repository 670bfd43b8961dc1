import { Mail as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Mail = icon(Drawing);
