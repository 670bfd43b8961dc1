import { Users as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Users = icon(Drawing);
