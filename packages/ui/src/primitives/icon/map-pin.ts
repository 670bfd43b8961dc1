import { MapPin as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const MapPin = icon(Drawing);
