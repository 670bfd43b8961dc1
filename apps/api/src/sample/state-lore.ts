/** What sample biographies know of a state: its area code, some of its cities, what it lives on, and how it votes. */
export interface StateLore {
  areaCode: string;
  cities: string[];
  /** "timber and aerospace" */
  economy: string;
  /** A part of the state, as people there call it. */
  region: string;
  /** Republicans' share of its sample delegation, in per cent. */
  lean: number;
}

const LORE = `
AL|205|Birmingham,Mobile,Huntsville,Tuscaloosa,Dothan,Florence|aerospace, steel and poultry|the Black Belt|74
AK|907|Anchorage,Fairbanks,Juneau,Kodiak,Ketchikan|fishing, oil and tourism|the Kenai Peninsula|68
AZ|602|Phoenix,Tucson,Mesa,Flagstaff,Yuma,Prescott|semiconductors, copper and tourism|the Salt River Valley|52
AR|501|Little Rock,Fort Smith,Fayetteville,Jonesboro,Pine Bluff|rice, poultry and retail|the Delta|82
CA|916|Sacramento,Fresno,San Diego,Oakland,Bakersfield,San Jose,Long Beach,Riverside|farming, film and software|the Central Valley|22
CO|303|Denver,Pueblo,Fort Collins,Grand Junction,Boulder|energy, aerospace and tourism|the Western Slope|44
CT|860|Hartford,New Haven,Bridgeport,Norwich,Waterbury|insurance, submarines and precision manufacturing|the Naugatuck Valley|8
DE|302|Wilmington,Dover,Newark,Milford|banking, chemicals and poultry|Sussex County|8
DC|202|Washington|government, universities and hospitality|Anacostia|2
FL|850|Tallahassee,Orlando,Tampa,Pensacola,Fort Myers,Ocala,Jacksonville|tourism, citrus and space launches|the Panhandle|70
GA|404|Atlanta,Savannah,Macon,Augusta,Columbus,Valdosta|logistics, film and peanuts|the Coastal Plain|56
HI|808|Honolulu,Hilo,Kahului,Lihue|tourism, the military and farming|the Windward Coast|6
ID|208|Boise,Idaho Falls,Nampa,Coeur d’Alene,Twin Falls|potatoes, microchips and timber|the Magic Valley|88
IL|217|Springfield,Peoria,Rockford,Joliet,Champaign,Evanston|corn, machinery and finance|the Fox River Valley|24
IN|317|Indianapolis,Fort Wayne,Evansville,South Bend,Muncie|steel, engines and pharmaceuticals|the Calumet|76
IA|515|Des Moines,Cedar Rapids,Davenport,Sioux City,Dubuque|corn, insurance and wind power|the Loess Hills|78
KS|785|Topeka,Wichita,Lawrence,Salina,Dodge City|wheat, aircraft and cattle|the Flint Hills|76
KY|502|Louisville,Lexington,Bowling Green,Paducah,Owensboro|bourbon, auto plants and horses|the Bluegrass|82
LA|225|Baton Rouge,New Orleans,Shreveport,Lafayette,Monroe|oil, shipping and seafood|Acadiana|72
ME|207|Portland,Bangor,Lewiston,Augusta,Presque Isle|lobster, paper and shipbuilding|Aroostook County|46
MD|410|Baltimore,Annapolis,Frederick,Salisbury,Rockville|biotechnology, ports and federal research|the Eastern Shore|14
MA|617|Boston,Worcester,Springfield,Lowell,New Bedford|universities, biotechnology and fishing|the Pioneer Valley|5
MI|517|Lansing,Detroit,Grand Rapids,Flint,Marquette,Kalamazoo|cars, furniture and cherries|the Upper Peninsula|50
MN|651|Saint Paul,Minneapolis,Duluth,Rochester,Mankato|medical devices, iron ore and farming|the Iron Range|46
MS|601|Jackson,Gulfport,Hattiesburg,Tupelo,Greenville|cotton, furniture and shipbuilding|the Delta|74
MO|573|Jefferson City,Kansas City,St. Louis,Springfield,Columbia,Cape Girardeau|soybeans, brewing and aircraft|the Bootheel|76
MT|406|Helena,Billings,Missoula,Great Falls,Bozeman|ranching, mining and tourism|the Hi-Line|82
NE|402|Lincoln,Omaha,Grand Island,Kearney,Norfolk|cattle, insurance and rail|the Sandhills|88
NV|702|Las Vegas,Reno,Carson City,Elko,Henderson|gaming, mining and logistics|the Great Basin|38
NH|603|Concord,Manchester,Nashua,Keene,Portsmouth|advanced manufacturing and tourism|the Seacoast|32
NJ|609|Trenton,Newark,Camden,Edison,Vineland,Morristown|pharmaceuticals, ports and cranberries|the Pine Barrens|26
NM|505|Santa Fe,Albuquerque,Las Cruces,Farmington,Roswell|oil, national laboratories and chile|the Mesilla Valley|18
NY|518|Albany,Buffalo,Rochester,Syracuse,Yonkers,Utica,Brooklyn|finance, dairy and universities|the Southern Tier|26
NC|919|Raleigh,Charlotte,Greensboro,Asheville,Wilmington,Fayetteville|banking, research and hogs|the Piedmont|64
ND|701|Bismarck,Fargo,Grand Forks,Minot|wheat, oil and beef|the Red River Valley|97
OH|614|Columbus,Cleveland,Toledo,Dayton,Akron,Youngstown|steel, glass and logistics|the Mahoning Valley|68
OK|405|Oklahoma City,Tulsa,Lawton,Enid,Stillwater|oil, wheat and aviation|Green Country|92
OR|503|Salem,Portland,Eugene,Bend,Medford|timber, microchips and wine|the Willamette Valley|18
PA|717|Harrisburg,Pittsburgh,Scranton,Erie,Allentown,Lancaster|natural gas, health care and steel|the Lehigh Valley|56
RI|401|Providence,Warwick,Newport,Pawtucket|health care, jewelry and shipbuilding|the Blackstone Valley|4
SC|803|Columbia,Charleston,Greenville,Spartanburg,Florence|tires, aircraft and tourism|the Pee Dee|82
SD|605|Pierre,Sioux Falls,Rapid City,Aberdeen|cattle, credit cards and tourism|the Black Hills|97
TN|615|Nashville,Memphis,Knoxville,Chattanooga,Jackson|health care, freight and cars|the Cumberland Plateau|84
TX|512|Austin,Houston,San Antonio,Lubbock,El Paso,Corpus Christi,Tyler,Fort Worth|oil, cattle and semiconductors|the Hill Country|66
UT|801|Salt Lake City,Provo,Ogden,St. George,Logan|software, mining and tourism|the Wasatch Front|92
VT|802|Montpelier,Burlington,Rutland,Brattleboro|dairy, maple syrup and tourism|the Northeast Kingdom|8
VA|804|Richmond,Norfolk,Roanoke,Fredericksburg,Charlottesville,Danville|shipyards, data centers and defense|Southside|42
WA|360|Olympia,Seattle,Spokane,Yakima,Tacoma,Bellingham|aerospace, apples and software|the Palouse|18
WV|304|Charleston,Huntington,Morgantown,Wheeling,Beckley|coal, chemicals and tourism|the Kanawha Valley|95
WI|608|Madison,Milwaukee,Green Bay,La Crosse,Eau Claire|cheese, engines and paper|the Driftless Area|62
WY|307|Cheyenne,Casper,Laramie,Gillette|coal, ranching and tourism|the Wind River Basin|97
AS|684|Pago Pago,Tafuna|tuna canning and government|Tutuila|70
GU|671|Hagåtña,Dededo,Tamuning|the military and tourism|the southern villages|60
MP|670|Saipan,Rota,Tinian|tourism and fishing|Tinian|60
PR|787|San Juan,Ponce,Mayagüez,Caguas,Arecibo|pharmaceuticals, rum and tourism|the Central Mountains|40
VI|340|Charlotte Amalie,Christiansted,Cruz Bay|tourism and rum|St. Croix|20`;

const byCode = new Map(
  LORE.trim()
    .split("\n")
    .map((line): [string, StateLore] => {
      const [code = "", areaCode = "", cities = "", economy = "", region = "", lean = "50"] = line.split("|");
      return [code, { areaCode, cities: cities.split(","), economy, region, lean: Number(lean) }];
    }),
);

export function loreOf(code: string): StateLore {
  const lore = byCode.get(code);
  if (!lore) throw new Error(`no lore of ${code}`);
  return lore;
}
