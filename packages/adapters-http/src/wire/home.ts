import Type from "typebox";
import { SearchItemWire } from "./search.ts";
import { nullable } from "./shapes.ts";

const BannerWire = Type.Object({ wide_img: Type.String(), small_img: Type.String(), url: Type.String() });

const FeaturedPlaceWire = Type.Object({ id: Type.Integer(), name: Type.String() });

/** `api/config/homepage/` (spec 7). */
export const HomepageWire = Type.Object({
  featured_profiles: Type.Array(SearchItemWire),
  featured_profiles_text: Type.String(),
  featured_state: nullable(FeaturedPlaceWire),
  featured_district: nullable(FeaturedPlaceWire),
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
