import { Lock as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Lock = icon(Drawing);
