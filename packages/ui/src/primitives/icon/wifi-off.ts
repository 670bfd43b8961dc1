import { WifiOff as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const WifiOff = icon(Drawing);
