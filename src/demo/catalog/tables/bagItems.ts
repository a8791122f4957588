/** A table of `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind`, prices in taka. */
export const bagItems = `
# Luxury Bags | bag
Crocodile Pattern Top Handle Bag with Gold Lock and Dust Cover | 4850 | 3790 | crocBag
Designer Satin Evening Bag with Crystal Handle | 3650 | 2890 | eveningBag
# Vanity Bags | bag
Makeup Organizer Vanity Case with LED Mirror and Adjustable Dividers | 2450 | 1850 | vanity
Travel Cosmetic Pouch with Hook | 750 | 550 | cosmeticPouch
# Tote Bags | bag
Heavy Canvas Tote Bag with Inner Pocket | 650 | 450 | canvasTote
Corduroy Shopper Bag | 790 | 590 | corduroyBag
Printed Jute Tote Bag | 550 | 420 | juteTote
# Clutch Bags | bag
Beaded Party Clutch with Detachable Chain | 1450 | 1090 | beadedClutch
Envelope Leather Clutch | 1150 | 850 | envelopeClutch
# Crossbody Bags | bag
Small Crossbody Phone Bag with Card Slots | 850 | 620 | phoneBag
Triple Zip Camera Crossbody Bag with Wide Strap | 1350 | 990 | cameraBag
# Shoulder Bags | bag
Nylon Waterproof Shoulder Bag with Six Pockets | 1250 | 890 | nylonShoulder
Crescent Hobo Shoulder Bag | 1150 | 850 | hobo
# Satchel Bags | bag
Vintage Buckle Satchel in Vegan Leather | 2150 | 1650 | buckleSatchel
Structured Office Satchel for Women | 1950 | 1490 | officeSatchel
# School Bags | bag
Kids Cartoon School Bag with Lunch Pouch and Pencil Case, Set of 3 | 1650 | 1250 | kidsBag
Lightweight School Backpack with Reflective Strip | 1350 | 990 | schoolBag
# Barrel Bags | bag
Round Barrel Gym Bag | 1150 | 850 | barrelGym
Mini Barrel Handbag with Scarf | 1250 | | miniBarrel
# Messenger Bags | bag
Canvas Messenger Bag 14 inch | 1450 | 1090 | messenger
Water Resistant Courier Messenger Bag with Reflective Flap | 1750 | 1350 | courier
# Belt Bags | bag
Running Waist Pouch with Bottle Holder | 550 | 390 | runningPouch
Leather Belt Bag with Two Zips | 850 | 620 | leatherBeltBag
# Laptop Bags | bag
Laptop Sleeve 15.6 inch with Handle | 850 | 620 | laptopSleeve
Business Laptop Briefcase with Trolley Strap and Shock Proof Lining | 2250 | 1690 | briefcase
# Portable Hyperbaric Bags | bag
Portable Hyperbaric Pouch with Pressure Gauge and Hand Pump | 38500 | 34900 | hyperbaric
Hyperbaric Bag Carry Case | 2950 | | hyperbaricCase
# Gym Bags | bag
Gym Duffel with Shoe Compartment and Wet Pocket | 1650 | 1190 | gymDuffel
Drawstring Sports Bag | 350 | 250 | drawstringBag
# Coin Purses | bag
Kiss Lock Embroidered Coin Purse | 250 | 180 | kissPurse
Leather Key and Coin Pouch | 350 | 260 | keyPouch
# Bermuda Bags | bag
Bermuda Bag with Wooden Handles and Changeable Cover | 1850 | 1390 | bermuda
Straw Bermuda Beach Bag | 1250 | 950 | strawBeach
# Backpacks | bag
40 Litre Hiking Backpack with Rain Cover and Hip Belt | 3250 | 2490 | hikingPack
Mini Women Backpack in Soft PU Leather | 1450 | 1090 | miniBackpack
Waterproof Travel Backpack 35 Litre with Shoe Pocket | 2650 | 1990 | travelPack
# New Bag Items | bag
Cabin Trolley Luggage 20 inch with TSA Lock and Silent Wheels | 6450 | 5290 | suitcase
Foldable Travel Duffel Bag | 850 | 590 | packableDuffel
`;
