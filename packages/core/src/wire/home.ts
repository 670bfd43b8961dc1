import Type from "typebox";
import { LegChamberIdWire } from "./places.ts";
import { SearchItemWire } from "./search.ts";
import { nullable } from "./shapes.ts";

const BannerWire = Type.Object({ wide_img: Type.String(), small_img: Type.String(), url: Type.String() });

const FEATURED_PLACE = { id: Type.Integer(), name: Type.String(), view_box: Type.String(), outline: Type.String() };

export const FeaturedStateWire = Type.Object({
  ...FEATURED_PLACE,
  short_code: Type.String(),
  governor: nullable(SearchItemWire),
  /** Chambers with known members, counted by party. */
  chambers: Type.Array(
    Type.Object({
      leg_chamber_id: LegChamberIdWire,
      name: Type.String(),
      seats: Type.Integer(),
      parties: Type.Array(Type.Object({ party: Type.String(), count: Type.Integer() })),
    }),
  ),
});
export type FeaturedStateWire = Type.Static<typeof FeaturedStateWire>;

export const FeaturedDistrictWire = Type.Object({
  ...FEATURED_PLACE,
  state: Type.Object({ id: Type.Integer(), name: Type.String() }),
  representatives: Type.Array(SearchItemWire),
});
export type FeaturedDistrictWire = Type.Static<typeof FeaturedDistrictWire>;

export const HomepageWire = Type.Object({
  featured_profiles: Type.Array(SearchItemWire),
  featured_profiles_text: Type.String(),
  featured_state: nullable(FeaturedStateWire),
  featured_district: nullable(FeaturedDistrictWire),
  /** The reader's recently viewed profiles, newest first. */
  recent_profiles: Type.Array(SearchItemWire),
  noteworthy_groups: Type.Array(
    Type.Object({
      id: Type.Integer(),
      record_type: Type.Union([Type.Literal("committee"), Type.Literal("caucus")]),
      name: Type.String(),
      description: Type.String(),
      order: Type.Integer(),
    }),
  ),
  primary_banner: nullable(BannerWire),
  secondary_banner: nullable(BannerWire),
});
export type HomepageWire = Type.Static<typeof HomepageWire>;
