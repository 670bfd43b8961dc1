import { Map as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Map = icon(Drawing);
