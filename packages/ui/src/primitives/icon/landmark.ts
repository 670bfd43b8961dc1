import { Landmark as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Landmark = icon(Drawing);
