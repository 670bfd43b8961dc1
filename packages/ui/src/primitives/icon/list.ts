import { List as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const List = icon(Drawing);
