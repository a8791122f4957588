/** A table of `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind`, prices in taka. */
export const cosmeticsAndAccessories = `
# Face Makeup | cosmetic
Compact Powder with Oil Control SPF 15 | 650 | 490 | compactPowder
Three in One Contour, Blush and Highlighter Palette with Mirror | 950 | 720 | contour
# Eye Makeup | cosmetic
Waterproof Mascara and Kajal Duo | 550 | 390 | mascara
Magnetic Eyelashes with Liner Kit | 850 | 620 | lashes
Glitter Eyeshadow Stick Set | 650 | 490 | shadowSticks
# Lip Makeup | cosmetic
Hydrating Lip Oil Tint | 450 | 320 | lipOil
Long Stay Matte Bullet Lipstick in Twelve Everyday Shades | 590 | 430 | bulletLipstick
Plumping Lip Gloss Trio | 550 | 420 | glossTrio
# Skincare | care
Rice Water Brightening Face Wash | 480 | 360 | riceWash
Snail Mucin Repair Essence 100 ml | 1450 | 1150 | snailEssence
# Nail Products | cosmetic
Gel Nail Polish Set of 6 with Top Coat | 990 | 750 | gelPolish
Press On Nail Kit, 24 Pieces | 350 | 250 | pressOn
# Fragrances | care
Eau de Parfum for Women 50 ml, Jasmine and Sandalwood Notes | 1850 | 1390 | eauDeParfum
Pocket Perfume Trio | 650 | 480 | perfumeTrio
# Hair Care | care
Ceramic Hair Straightener with Temperature Control | 1650 | 1250 | straightener
Heatless Curling Rod Headband Set | 390 | 280 | curlingRod
# Bath & Body | care
Coffee Body Scrub 250 g | 650 | 490 | coffeeScrub
Foaming Shower Gel with Rose Water, 500 ml | 750 | 560 | showerGel
# Men’s Grooming | care
Hair Styling Clay with Strong Hold | 550 | 420 | stylingClay
Shaving Kit with Brush, Bowl and Stand in a Gift Box | 1850 | 1450 | shavingKit
# Makeup Tools | cosmetic
Professional Makeup Brush Set of 18 with Leather Pouch | 1250 | 890 | brushSet
Beauty Blender Sponge, Pack of 4 | 290 | 190 | blenderSponge
LED Hollywood Makeup Mirror with Three Light Modes | 1950 | 1490 | vanityMirror
Travel Brush Cleaning Mat | 320 | 230 | brushMat
# Others | accessory
Temporary Henna Tattoo Sheet | 150 | 110 | hennaSheet
Acrylic Cosmetic Organizer with Drawers | 1350 | 990 | makeupOrganizer
`;
