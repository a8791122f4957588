/**
 * For `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind | Bengali name`; prices in taka. An attribute
 * (`attributes.ts`) is what similar products share: their colours, sizes and details.
 */
export const kitchenItems = `
# Cookware | kitchen
Non Stick Granite Coated Fry Pan 28 cm with Glass Lid | 1850 | 1390 | fryPan | নন স্টিক গ্রানাইট ফ্রাই প্যান ২৮ সেমি, ঢাকনাসহ
Stainless Steel Pressure Cooker 5 Litre | 2950 | 2490 | pressureCooker | স্টিলের প্রেশার কুকার ৫ লিটার
Cast Iron Tawa for Ruti and Paratha | 1150 | 890 | tawa | রুটি ও পরোটার লোহার তাওয়া
# Bakeware | kitchen
Silicone Muffin Mould Tray, 12 Cups | 650 | 450 | muffinMould | সিলিকন মাফিন ট্রে, ১২ কাপ
Adjustable Cake Ring and Nozzle Set, 42 Pieces | 990 | 750 | cakeRing | কেক রিং ও নজল সেট, ৪২ পিস
# Tableware | glass
Ceramic Dinner Set of 32 Pieces with Gold Rim for Six Persons | 6850 | 5490 | dinnerSet | সিরামিক ডিনার সেট, ৩২ পিস
Melamine Serving Bowl Set | 850 | 640 | servingBowls | মেলামাইন বাটি সেট
Bamboo Serving Tray with Handles | 890 | | bambooTray | হাতলসহ বাঁশের ট্রে
Porcelain Tea Set of 15 Pieces | 2450 | 1890 | teaSet | পোর্সেলিন চায়ের সেট, ১৫ পিস
# Kitchen Storage | kitchen
Airtight Glass Spice Jar Set of 12 with Rotating Rack | 1950 | 1490 | spiceRack | মসলার কাচের জার, ১২টির সেট, ঘোরানো র‍্যাকসহ
Two Tier Dish Drying Rack with Cutlery Holder and Drain Board | 1850 | 1390 | dishRack | দুই তাকের থালা শুকানোর র‍্যাক
Automatic Rice Dispenser 12 kg with Measuring Cup | 1650 | 1250 | riceDispenser | চালের ডিসপেনসার ১২ কেজি
# Kitchen Tools & Gadgets | kitchen
Multi Function Vegetable Chopper and Slicer with 14 Blades | 1150 | 790 | vegetableChopper | সবজি কাটার ও স্লাইসার, ১৪ ব্লেড
Digital Kitchen Scale 10 kg | 690 | 490 | kitchenScale | ডিজিটাল কিচেন স্কেল ১০ কেজি
Stainless Steel Garlic Press | 350 | 250 | garlicPress | স্টিলের রসুন প্রেস
Electric Egg Beater with 7 Speeds | 850 | 620 | eggBeater | ইলেকট্রিক এগ বিটার
Manual Ruti Maker Press, 8 inch | 1850 | 1450 | rutiMaker | রুটি মেকার ৮ ইঞ্চি
Citrus Squeezer | 350 | 260 | citrusSqueezer | লেবু চিপার
# Small Appliances | appliance
Electric Kettle 1.8 Litre with Auto Shut Off | 1350 | 990 | kettle | ইলেকট্রিক কেটলি ১.৮ লিটার
Three in One Blender and Grinder 800 W with Unbreakable Jars | 3450 | 2790 | blender | থ্রি ইন ওয়ান ব্লেন্ডার ও গ্রাইন্ডার ৮০০ ওয়াট
Sandwich Maker with Non Stick Plates | 1950 | 1550 | sandwichMaker | নন স্টিক স্যান্ডউইচ মেকার
Electric Rice and Curry Cooker 1.2 Litre for Bachelors and Students | 1950 | 1490 | curryCooker | ইলেকট্রিক রাইস ও কারি কুকার ১.২ লিটার
# Cutlery | kitchen
Stainless Steel Cutlery Set of 24 with Stand | 1450 | 1090 | cutlerySet | স্টিলের কাটলারি সেট, ২৪ পিস
Damascus Pattern Chef Knife 8 inch | 1250 | 890 | chefKnife | শেফ নাইফ ৮ ইঞ্চি
# Glassware | glass
Crystal Water Glass Set of 6, 300 ml | 850 | 650 | waterGlasses | ক্রিস্টাল পানির গ্লাস, ৬টির সেট
Borosilicate Glass Jug with Bamboo Lid 1.5 Litre | 950 | 720 | glassJug | কাচের জগ ১.৫ লিটার, বাঁশের ঢাকনাসহ
Double Wall Tea Cup Pair | 690 | | teaCupPair | ডাবল ওয়াল চায়ের কাপ, ২টি
# Cleaning Supplies | clean
Spin Mop with Bucket and Four Microfibre Heads | 1950 | 1490 | spinMop | বালতিসহ স্পিন মপ
Dish Washing Silicone Gloves with Scrubber | 320 | 220 | siliconeGloves | থালা ধোয়ার সিলিকন দস্তানা
# Food Storage | kitchen
Vacuum Sealed Lunch Box with Three Compartments and Spoon | 1150 | 850 | vacuumLunch | তিন খোপের লাঞ্চ বক্স, চামচসহ
Refrigerator Organizer Boxes Set of 6 | 1250 | 950 | fridgeBoxes | ফ্রিজ অর্গানাইজার বক্স, ৬টির সেট
Stainless Steel Insulated Tiffin Carrier with Bag, Four Tier | 1650 | 1290 | tiffin | চার বাটির স্টিলের টিফিন ক্যারিয়ার, ব্যাগসহ
# New Kitchen Items | kitchen
Electric Hot Pot with Steamer 1.7 Litre | 2250 | 1690 | hotPot | স্টিমারসহ ইলেকট্রিক হট পট ১.৭ লিটার
Portable USB Juicer Bottle 380 ml | 1150 | 790 | juicerBottle | USB জুসার বোতল ৩৮০ মিলি
Air Fryer 5 Litre Digital Touch Panel with Eight Cooking Modes | 8950 | 7290 | airFryer | ডিজিটাল এয়ার ফ্রায়ার ৫ লিটার
Vacuum Insulated Water Bottle 1 Litre with Temperature Display | 950 | 690 | tempBottle | তাপমাত্রা দেখানো ভ্যাকুয়াম ফ্লাস্ক ১ লিটার
`;
