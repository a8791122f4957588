/** A table of `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind`, prices in taka. */
export const kitchenItems = `
# Cookware | kitchen
Non Stick Granite Coated Fry Pan 28 cm with Glass Lid | 1850 | 1390 | fryPan
Stainless Steel Pressure Cooker 5 Litre | 2950 | 2490 | pressureCooker
Cast Iron Tawa for Ruti and Paratha | 1150 | 890 | tawa
# Bakeware | kitchen
Silicone Muffin Mould Tray, 12 Cups | 650 | 450 | muffinMould
Adjustable Cake Ring and Nozzle Set, 42 Pieces | 990 | 750 | cakeRing
# Tableware | glass
Ceramic Dinner Set of 32 Pieces with Gold Rim for Six Persons | 6850 | 5490 | dinnerSet
Melamine Serving Bowl Set | 850 | 640 | servingBowls
Bamboo Serving Tray with Handles | 890 | | bambooTray
Porcelain Tea Set of 15 Pieces | 2450 | 1890 | teaSet
# Kitchen Storage | kitchen
Airtight Glass Spice Jar Set of 12 with Rotating Rack | 1950 | 1490 | spiceRack
Two Tier Dish Drying Rack with Cutlery Holder and Drain Board | 1850 | 1390 | dishRack
Automatic Rice Dispenser 12 kg with Measuring Cup | 1650 | 1250 | riceDispenser
# Kitchen Tools & Gadgets | kitchen
Multi Function Vegetable Chopper and Slicer with 14 Blades | 1150 | 790 | vegetableChopper
Digital Kitchen Scale 10 kg | 690 | 490 | kitchenScale
Stainless Steel Garlic Press | 350 | 250 | garlicPress
Electric Egg Beater with 7 Speeds | 850 | 620 | eggBeater
Manual Ruti Maker Press, 8 inch | 1850 | 1450 | rutiMaker
Citrus Squeezer | 350 | 260 | citrusSqueezer
# Small Appliances | appliance
Electric Kettle 1.8 Litre with Auto Shut Off | 1350 | 990 | kettle
Three in One Blender and Grinder 800 W with Unbreakable Jars | 3450 | 2790 | blender
Sandwich Maker with Non Stick Plates | 1950 | 1550 | sandwichMaker
Electric Rice and Curry Cooker 1.2 Litre for Bachelors and Students | 1950 | 1490 | curryCooker
# Cutlery | kitchen
Stainless Steel Cutlery Set of 24 with Stand | 1450 | 1090 | cutlerySet
Damascus Pattern Chef Knife 8 inch | 1250 | 890 | chefKnife
# Glassware | glass
Crystal Water Glass Set of 6, 300 ml | 850 | 650 | waterGlasses
Borosilicate Glass Jug with Bamboo Lid 1.5 Litre | 950 | 720 | glassJug
Double Wall Tea Cup Pair | 690 | | teaCupPair
# Cleaning Supplies | clean
Spin Mop with Bucket and Four Microfibre Heads | 1950 | 1490 | spinMop
Dish Washing Silicone Gloves with Scrubber | 320 | 220 | siliconeGloves
# Food Storage | kitchen
Vacuum Sealed Lunch Box with Three Compartments and Spoon | 1150 | 850 | vacuumLunch
Refrigerator Organizer Boxes Set of 6 | 1250 | 950 | fridgeBoxes
Stainless Steel Insulated Tiffin Carrier with Bag, Four Tier | 1650 | 1290 | tiffin
# New Kitchen Items | kitchen
Electric Hot Pot with Steamer 1.7 Litre | 2250 | 1690 | hotPot
Portable USB Juicer Bottle 380 ml | 1150 | 790 | juicerBottle
Air Fryer 5 Litre Digital Touch Panel with Eight Cooking Modes | 8950 | 7290 | airFryer
Vacuum Insulated Water Bottle 1 Litre with Temperature Display | 950 | 690 | tempBottle
`;
