import { Search as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Search = icon(Drawing);
