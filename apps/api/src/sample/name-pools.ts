// Last names of no sitting member of Congress or governor: together with any first name they name nobody real there.

export interface Pool {
  /** An entry of the lookup 'ethnicities'. */
  ethnicity: string;
  women: string[];
  men: string[];
  last: string[];
}

const words = (text: string): string[] => text.split(",").map((word) => word.trim());

export const EUROPEAN: Pool = {
  ethnicity: "White",
  women: words(
    `Abigail, Adele, Alice, Allison, Amelia, Annette, Audrey, Beatrice, Bridget, Caroline, Catherine, Charlotte, Claire,
    Constance, Cynthia, Deborah, Diane, Dorothy, Eileen, Eleanor, Elizabeth, Emily, Frances, Gail, Georgia, Greta, Hannah,
    Harriet, Helen, Holly, Ingrid, Irene, Jane, Janet, Joan, Josephine, Judith, Julia, Karen, Katherine, Kathleen, Laura,
    Lillian, Linda, Louise, Lydia, Margaret, Marian, Martha, Meredith, Miriam, Nancy, Natalie, Nora, Olivia, Pamela, Paula,
    Rachel, Rebecca, Rosemary, Ruth, Sarah, Sharon, Sophia, Stephanie, Susan, Sylvia, Theresa, Valerie, Victoria, Virginia`,
  ),
  men: words(
    `Aaron, Adam, Albert, Alexander, Andrew, Anthony, Arthur, Benjamin, Bernard, Bradley, Calvin, Charles, Christopher,
    Clark, Clifford, Conrad, Curtis, Daniel, David, Dennis, Donald, Douglas, Edward, Edwin, Eric, Ernest, Everett, Francis,
    Frederick, George, Gerald, Gordon, Graham, Gregory, Harold, Henry, Howard, Hugh, Ira, Isaac, Jack, Jacob, James, Jerome,
    Jonathan, Joseph, Joshua, Keith, Kenneth, Lawrence, Leonard, Lewis, Louis, Malcolm, Martin, Matthew, Michael, Nathan,
    Nicholas, Oliver, Patrick, Paul, Peter, Philip, Ralph, Raymond, Richard, Robert, Roger, Russell, Samuel, Stephen,
    Stuart, Theodore, Thomas, Timothy, Vernon, Victor, Walter, Warren, William`,
  ),
  last: words(
    `Abernathy, Ackerman, Aldrich, Alderman, Amundsen, Ashby, Atwater, Babcock, Bagley, Bainbridge, Barlow, Bauman, Beckwith,
    Bellamy, Bergstrom, Birdsall, Blackwell, Blakely, Bledsoe, Boothe, Bowditch, Brandt, Brennan, Brinkley, Brubaker, Bushnell,
    Cahill, Calloway, Carmody, Cartwright, Chadwick, Chamberlain, Clement, Coburn, Coffey, Colfax, Conway, Corbett, Coughlin,
    Cranston, Cullen, Danforth, Darrow, Dempsey, Denham, Dietrich, Doyle, Driscoll, Drummond, Durant, Easton, Eckert,
    Edgerton, Ekstrom, Ellsworth, Engstrom, Everhart, Fairbanks, Fanning, Farrell, Faulkner, Fenwick, Finnegan, Fitch, Flanagan,
    Fordham, Forsythe, Fowler, Gaines, Gallatin, Garrity, Gentry, Gilchrist, Goodwin, Granger, Greenlee, Gustafson, Hadley,
    Haggerty, Halloran, Halvorsen, Hamlin, Hanley, Hargrove, Harkins, Hartwell, Haskell, Hathaway, Hawthorne, Heffernan,
    Hendricks, Hickey, Hitchcock, Hobart, Hoffman, Holcomb, Holloway, Hollister, Ingersoll, Ives, Jamison, Jarvis,
    Jessup, Kearney, Kendrick, Ketchum, Kimball, Kirkland, Klein, Knudsen, Kowalski, Lambert, Langdon, Larkin, Lathrop,
    Leland, Lindqvist, Lockhart, Lombard, Lowell, Ludlow, Lundgren, Lyman, Macomber, Maddox, Mahoney, Marchetti, Marlowe, Marsh,
    Mathis, Maxwell, Mayhew, McAllister, McCready, McGinnis, McKenna, McNulty, Mercer, Merrick, Merriweather,
    Montague, Mulligan, Nagel, Neville, Newcomb, Nichols, Nordstrom, Novak, Oakes, O’Hara, Olmstead, Orton,
    Osgood, Packard, Paxton, Peabody, Pemberton, Pendleton, Penrose, Pickering, Pierson, Pomeroy, Prescott, Prewitt, Quimby,
    Quinlan, Radcliffe, Rafferty, Ramsey, Rawlings, Redmond, Renfro, Ridgely, Ripley, Rockwell, Romano, Roscoe, Rourke,
    Rutledge, Sandoz, Sawyer, Schaefer, Schroeder, Seaver, Sedgwick, Shaughnessy, Sheffield, Shelby, Sherwood, Sinclair,
    Sloane, Snyder, Spaulding, Stafford, Stanhope, Stark, Stoddard, Stratton, Sturgis, Sumner, Sutherland, Swanson,
    Talbot, Tennant, Thackery, Thayer, Thornton, Tilden, Tolliver, Townsend, Trask, Treadwell, Tremaine, Trumbull, Tuttle,
    Underhill, Upton, Vandenberg, Vickers, Wadsworth, Wainwright, Walcott, Ware, Weatherby, Weaver, Wentworth, Wheelock,
    Whitcomb, Whitlock, Whitmore, Wilcox, Winslow, Winthrop, Wolcott, Woodruff, Wyatt, Yardley, Yates, Yoder, Zimmerman`,
  ),
};

export const BLACK: Pool = {
  ethnicity: "Black or African American",
  women: words(
    `Adrienne, Alma, Angela, Camille, Carla, Charlene, Denise, Dionne, Erica, Ernestine, Gloria, Imani, Janelle, Joyce, Keisha,
    Lorraine, Monique, Nadine, Naomi, Patrice, Regina, Renee, Rochelle, Simone, Tamika, Tanya, Vanessa, Yolanda, Yvonne`,
  ),
  men: words(
    `Andre, Antoine, Bernard, Byron, Cedric, Clarence, Cornell, Darius, Darnell, Elijah, Emmanuel, Emmett, Ezra, Franklin,
    Jerome, Julian, Lamar, Leroy, Lionel, Marcus, Marvin, Maurice, Nathaniel, Otis, Quentin, Reginald, Roland, Terrence, Tyrone`,
  ),
  last: words(
    `Alston, Ballard, Battle, Beckett, Bolden, Boykin, Broadnax, Burrell, Calhoun, Chatman, Coleridge, Dandridge,
    Dunbar, Easley, Farrow, Gadsden, Goode, Grimes, Hairston, Hightower, Ingram, Jennings, Langston, Leggett,
    Lofton, Mayfield, McCall, McCoy, Oglesby, Pettway, Pinckney, Poindexter, Rivers, Satterwhite, Sharpe, Spruill,
    Tate, Tubbs, Vaughn, Wallace, Watkins, Weems, Whitaker, Witherspoon, Wooten, Yancey`,
  ),
};

export const HISPANIC: Pool = {
  ethnicity: "Hispanic or Latino",
  women: words(
    `Adriana, Alejandra, Alicia, Beatriz, Carmen, Cecilia, Claudia, Cristina, Dolores, Elena, Esperanza, Gabriela, Graciela,
    Inés, Isabel, Leticia, Lourdes, Lucía, Marisol, Mercedes, Mónica, Paloma, Pilar, Raquel, Rocío, Silvia, Sofía, Verónica`,
  ),
  men: words(
    `Alberto, Alejandro, Andrés, Arturo, Carlos, César, Diego, Eduardo, Emilio, Enrique, Ernesto, Felipe, Fernando, Gabriel,
    Héctor, Ignacio, Javier, Joaquín, Jorge, José, Julián, Luis, Manuel, Mateo, Miguel, Rafael, Ramón, Ricardo, Tomás`,
  ),
  last: words(
    `Acevedo, Aguirre, Alarcón, Almonte, Alvarado, Arellano, Arroyo, Ávila, Baca, Barrera, Benavides, Bustamante, Cabrera,
    Calderón, Camacho, Cárdenas, Cervantes, Colón, Contreras, Córdova, Delgado, Domínguez, Elizondo, Escalante,
    Esquivel, Feliciano, Figueroa, Fuentes, Galindo, Guerrero, Hinojosa, Ibarra, Jaramillo, Lozano, Maldonado, Márquez, Medrano,
    Mendoza, Montoya, Navarro, Núñez, Olivares, Orozco, Pacheco, Palomares, Quiñones, Quintana, Rentería, Ríos, Rosario,
    Saldívar, Sandoval, Santiago, Sepúlveda, Serrano, Solís, Tafoya, Trujillo, Urrutia, Valdivia, Villanueva, Zamora, Zepeda`,
  ),
};

export const EAST_ASIAN: Pool = {
  ethnicity: "Asian American",
  women: words(
    "Amy, Christine, Connie, Esther, Grace, Helen, Jean, Joyce, Julie, Linh, Lisa, Mai, Mei, Michelle, Susan, Vivian, Yuki",
  ),
  men: words(
    "Alan, Albert, Brian, Calvin, Daniel, David, Eugene, Frank, Gary, Henry, Ken, Kevin, Minh, Raymond, Stanley, Wesley",
  ),
  last: words(
    `Akiyama, Bautista, Chang, Cheng, Chin, Cho, Dang, Fujimoto, Hayashi, Hong, Huang, Ishikawa, Kwan, Kimura, Lam, Leong,
    Ling, Lum, Mori, Nakagawa, Ng, Nishimura, Ong, Pham, Quan, Sakamoto, Shimizu, Song, Tanaka, Tang, Trinh, Uchida, Wong, Yamada,
    Yoon`,
  ),
};

export const SOUTH_ASIAN: Pool = {
  ethnicity: "South Asian American",
  women: words("Anjali, Asha, Deepa, Kavita, Lakshmi, Leena, Meena, Neha, Nisha, Priya, Radha, Shreya, Sunita, Usha"),
  men: words("Amit, Anand, Arjun, Deepak, Kiran, Manish, Nikhil, Rajiv, Rohan, Sanjay, Sunil, Varun, Vijay, Vikram"),
  last: words(
    "Agarwal, Banerjee, Chaudhary, Desai, Iyer, Joshi, Kapoor, Mehta, Mukherjee, Nair, Parekh, Rao, Sengupta, Sharma, Singhal",
  ),
};

export const MIDDLE_EASTERN: Pool = {
  ethnicity: "Middle Eastern or North African",
  women: words("Amal, Dina, Farah, Hala, Laila, Leila, Mona, Nadia, Rania, Salma, Yasmin"),
  men: words("Adel, Fadi, George, Karim, Khalil, Nabil, Omar, Ramzi, Sami, Tariq, Ziad"),
  last: words("Abboud, Asfour, Aziz, Farhat, Habib, Haddad, Khoury, Mansour, Nasser, Rahal, Saleh, Sayegh, Zogby"),
};

export const NATIVE: Pool = {
  ethnicity: "Native American",
  women: words("Danielle, Dawn, Jolene, Marlene, Mary, Ramona, Rose, Sharon, Tara, Winona"),
  men: words("Ben, Clyde, Delbert, Ernie, Floyd, Jay, Leon, Raymond, Terry, Wade"),
  last: words(
    "Begay, Bearheart, Blackhorse, Redhawk, Runningwater, Tallbird, Tsosie, Two Rivers, Whitebear, Yellowtail",
  ),
};

export const PACIFIC: Pool = {
  ethnicity: "Native Hawaiian or Pacific Islander",
  women: words("Ana, Kalani, Leilani, Malia, Mele, Noelani, Sina, Teresita"),
  men: words("Francisco, Kai, Keoni, Makoa, Sione, Tavita, Vicente"),
  last: words("Atoigue, Fa’asavalu, Hokoana, Kahananui, Kealoha, Leota, Mafnas, Manibusan, Naputi, Tuiasosopo"),
};

export const ALL_LAST_NAMES: readonly string[] = [
  EUROPEAN,
  BLACK,
  HISPANIC,
  EAST_ASIAN,
  SOUTH_ASIAN,
  MIDDLE_EASTERN,
  NATIVE,
  PACIFIC,
].flatMap(({ last }) => last);

const BEGINNINGS =
  "Al Arn Ash Ban Barn Beck Bel Birch Black Brad Bram Brook Burl Carl Chal Clay Cold Cran Dal Dray Dun East El Ever " +
  "Fair Farn Fen Gar Glen Gran Hal Harl Has Hazel Hol Kel Kemp Lang Lath Lind Lock Mar Mel Mor Nor Oak Or Pem Pen Quin Rad " +
  "Ran Red Ros Rush Sel Shel Stan Stock Sut Tarl Thorn Tre Wal Wen Whit Win Wyn";
const ENDINGS =
  "beck bourne brook combe croft dale den fell field ford grove hurst land ley mere more shaw stead water well wick wood worth";

// Names that mean something else, or that somebody well known has.
const UNFIT = new Set(
  (
    "Alford Ashford Ashley Ashwood Bradley Bradford Bramwell Barnwell Brookfield Brookland Claymore Cranford " +
    "Dunford Dunmore Eastwood Everland Fairfield Farnsworth Gardale Garfield Garland Harley Haswell Holbrook " +
    "Holland Kelley Langford Lockwood Marley Moreland Norland Norwood Orwell Oakland Oakley Ordale Pemberley " +
    "Redford Roswell Rosewood Rushmore Shelley Stanley Stanford Stockdale Thornwood Walden Wenden Whitley Windale " +
    "Winford Wynwood Redwood Redwater Blackwater Coldwater Rosland Marland Morland Birchwood"
  ).split(" "),
);

/** Last names made of parts of English and Scandinavian ones: few of them, if any, are anybody's. */
const COMPOSED: readonly string[] = BEGINNINGS.split(" ").flatMap((beginning) =>
  ENDINGS.split(" ")
    .filter((ending) => !ending.startsWith(beginning.slice(-1)))
    .map((ending) => beginning + ending)
    .filter((name) => !UNFIT.has(name)),
);

const ISLAND_NAMES = words(
  "Faleafa, Galuvao, Kahalewai, Kaimana, Kalawai, Keaweamahi, Kekona, Lefiti, Mahuka, Makaio, Nahale, Nauta, Palakiko, " +
    "Quitano, Salavea, Talofau, Tuaolo, Uluave, Vailea",
);

/** The pools' names that sitting legislators of states have, as far as open data tells. */
const LEGISLATORS_NAMES = new Set(
  words(
    `Aldrich, Ashby, Blackwell, Brandt, Cahill, Colfax, Fairbanks, Faulkner, Flanagan, Goodwin, Granger, Gustafson, Hamlin,
    Hendricks, Hobart, Hoffman, Jarvis, Klein, Knudsen, Lambert, Lundgren, Nagel, Nichols, Packard, Paxton, Pierson, Sawyer,
    Swanson, Winslow, Alston, Ballard, Calhoun, Lofton, Mayfield, Wallace, Alvarado, Calderón, Cervantes, Colón, Feliciano,
    Figueroa, Hinojosa, Lozano, Márquez, Pacheco, Santiago`,
  ),
);

const moreNames = new Map<Pool, readonly string[]>([
  [EUROPEAN, COMPOSED],
  [PACIFIC, ISLAND_NAMES],
]);

/** Last names for the thousands who hold offices of states: more of them, and none of a sitting legislator. */
export const LAST_NAMES_OF_STATES: ReadonlyMap<Pool, readonly string[]> = new Map(
  [EUROPEAN, BLACK, HISPANIC, EAST_ASIAN, SOUTH_ASIAN, MIDDLE_EASTERN, NATIVE, PACIFIC].map((pool) => [
    pool,
    // The longer list doesn’t drown the other.
    [...pool.last, ...pool.last, ...pool.last, ...(moreNames.get(pool) ?? [])].filter(
      (name) => !LEGISLATORS_NAMES.has(name),
    ),
  ]),
);
