import type { DistrictMap, MapDistrict } from "@rotunda/core";
import { aMapDistrict, someShapes } from "@rotunda/core/testing";

const district = (number: number, path: string, members: MapDistrict["members"]): MapDistrict =>
  aMapDistrict({ id: 800 + number, number: String(number), name: `Iowa, District ${number}`, path, members });
const held = (name: string, party: string) => [{ name, party }];

/** A fictional state with two districts too small for a label, a vacant one and one shared by two parties. */
export const drawnMap: DistrictMap = {
  key: "US_HOUSE",
  title: "Congressional Districts",
  isDrawn: true,
  ...someShapes(
    [
      district(1, "M190 120h20v14h-20z", held("Naomi Feldstein", "Democrat")),
      district(2, "M0 0h210v120h-20v30h-70v30h-120z", held("Peter Aldana", "Democrat")),
      district(3, "M0 180h120v-30h70v150h-190z", held("Clint Overmyer", "Republican")),
      district(4, "M210 0h190v170h-160v-50h-30z", held("Dale Hutchings", "Republican")),
      district(5, "M210 120h30v14h-30z", held("Joyce Brannigan", "Independent")),
      district(6, "M190 134h50v36h-20v40h-30z", []),
      district(7, "M220 170h180v130h-210v-90h30z", [
        ...held("Laurel Mackey", "Democrat"),
        ...held("Bartholomew Featherstonehaugh-Cholmondeley", "Republican"),
      ]),
    ],
    {
      source: "U.S. Census Bureau, cartographic boundary files 2024, 119th Congress",
      views: [
        {
          viewBox: "0 0 400 300",
          labels: [
            { number: "2", x: 80, y: 70 },
            { number: "3", x: 95, y: 230 },
            { number: "4", x: 310, y: 80 },
            { number: "6", x: 205, y: 175 },
            { number: "7", x: 300, y: 240 },
          ],
        },
        {
          viewBox: "180 100 80 80",
          labels: [
            { number: "1", x: 200, y: 127 },
            { number: "5", x: 225, y: 127 },
            { number: "6", x: 206, y: 155 },
            { number: "4", x: 248, y: 150 },
          ],
        },
      ],
    },
  ),
};

/** The same around district 6. */
export const surroundings: DistrictMap = {
  ...drawnMap,
  neighbors: [801, 803, 804, 805, 807],
  views: [
    {
      viewBox: "150 95 130 130",
      labels: [
        { number: "3", x: 170, y: 190 },
        { number: "4", x: 258, y: 130 },
        { number: "6", x: 205, y: 165 },
        { number: "7", x: 250, y: 200 },
      ],
    },
  ],
};
