import { CircleCheck as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const CircleCheck = icon(Drawing);
