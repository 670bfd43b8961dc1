import { aFolder } from "@rotunda/core/testing";

const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}-profile`);

export const folders = [
  aFolder(1, ids(9)),
  aFolder(2, ids(23), "Farm bill conferees"),
  aFolder(3, ids(1), "Hill day, March 3"),
  aFolder(4, ids(8), "Committee transitions: Agriculture, Appropriations and Energy"),
  aFolder(5, [], "Empty folder for new hires"),
];
