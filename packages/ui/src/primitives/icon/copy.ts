import { Copy as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Copy = icon(Drawing);
