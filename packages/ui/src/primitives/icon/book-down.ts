import { BookDown as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const BookDown = icon(Drawing);
