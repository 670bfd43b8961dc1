import { Scale as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Scale = icon(Drawing);
