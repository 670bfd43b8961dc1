import { CircleMinus as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const CircleMinus = icon(Drawing);
