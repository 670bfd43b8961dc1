import { CircleAlert as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const CircleAlert = icon(Drawing);
