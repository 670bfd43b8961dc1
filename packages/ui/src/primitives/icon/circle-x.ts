import { CircleX as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const CircleX = icon(Drawing);
