import { Phone as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Phone = icon(Drawing);
