import { Monitor as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Monitor = icon(Drawing);
