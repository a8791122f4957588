export const kitchenItems = `
# Cookware | 🍳 | kitchen
Non Stick Granite Coated Fry Pan 28 cm with Glass Lid | 1850 | 1390
Stainless Steel Pressure Cooker 5 Litre | 2950 | 2490 | 🍲
Cast Iron Tawa for Ruti and Paratha | 1150 | 890 | 🫓
# Bakeware | 🧁 | kitchen
Silicone Muffin Mould Tray, 12 Cups | 650 | 450
Adjustable Cake Ring and Nozzle Set, 42 Pieces | 990 | 750 | 🎂
# Tableware | 🍽️ | glass
Ceramic Dinner Set of 32 Pieces with Gold Rim for Six Persons | 6850 | 5490
Melamine Serving Bowl Set | 850 | 640 | 🥗
Bamboo Serving Tray with Handles | 890 | | 🍱
Porcelain Tea Set of 15 Pieces | 2450 | 1890 | 🍵
# Kitchen Storage | 🫙 | kitchen
Airtight Glass Spice Jar Set of 12 with Rotating Rack | 1950 | 1490
Two Tier Dish Drying Rack with Cutlery Holder and Drain Board | 1850 | 1390 | 🍽️
Automatic Rice Dispenser 12 kg with Measuring Cup | 1650 | 1250 | 🌾
# Kitchen Tools & Gadgets | 🔪 | kitchen
Multi Function Vegetable Chopper and Slicer with 14 Blades | 1150 | 790 | 🥕
Digital Kitchen Scale 10 kg | 690 | 490 | ⚖️
Stainless Steel Garlic Press | 350 | 250 | 🧄
Electric Egg Beater with 7 Speeds | 850 | 620 | 🥚
Manual Ruti Maker Press, 8 inch | 1850 | 1450 | 🫓
Citrus Squeezer | 350 | 260 | 🍋
# Small Appliances | 🫖 | appliance
Electric Kettle 1.8 Litre with Auto Shut Off | 1350 | 990
Three in One Blender and Grinder 800 W with Unbreakable Jars | 3450 | 2790 | 🥤
Sandwich Maker with Non Stick Plates | 1950 | 1550 | 🥪
Electric Rice and Curry Cooker 1.2 Litre for Bachelors and Students | 1950 | 1490 | 🍚
# Cutlery | 🍴 | kitchen
Stainless Steel Cutlery Set of 24 with Stand | 1450 | 1090
Damascus Pattern Chef Knife 8 inch | 1250 | 890 | 🔪
# Glassware | 🥛 | glass
Crystal Water Glass Set of 6, 300 ml | 850 | 650
Borosilicate Glass Jug with Bamboo Lid 1.5 Litre | 950 | 720 | 🫗
Double Wall Tea Cup Pair | 690 | | 🍵
# Cleaning Supplies | 🧽 | clean
Spin Mop with Bucket and Four Microfibre Heads | 1950 | 1490 | 🪣
Dish Washing Silicone Gloves with Scrubber | 320 | 220
# Food Storage | 🥡 | kitchen
Vacuum Sealed Lunch Box with Three Compartments and Spoon | 1150 | 850 | 🍱
Refrigerator Organizer Boxes Set of 6 | 1250 | 950
Stainless Steel Insulated Tiffin Carrier with Bag, Four Tier | 1650 | 1290 | 🥘
# New Kitchen Items | 🫕 | kitchen
Electric Hot Pot with Steamer 1.7 Litre | 2250 | 1690
Portable USB Juicer Bottle 380 ml | 1150 | 790 | 🧃
Air Fryer 5 Litre Digital Touch Panel with Eight Cooking Modes | 8950 | 7290 | 🍟
Vacuum Insulated Water Bottle 1 Litre with Temperature Display | 950 | 690 | 🧊
`;
